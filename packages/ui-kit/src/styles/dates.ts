import './mantine.ts';
import '@mantine/dates/styles.layer.css';
