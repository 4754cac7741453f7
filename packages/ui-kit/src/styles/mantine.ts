/**
 * Mantine's sheets of what the frame, lists and most pages show, beyond those of `first.ts` and without those of
 * `layers.ts`: one per component, in Mantine's own
 * order and layer, so that our modules win without specificity tricks. What few pages show brings its sheet itself. A test
 * names the sheet that a component in use still needs.
 */
import './first.ts';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/AppShell.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Avatar.layer.css';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Breadcrumbs.layer.css';
import '@mantine/core/styles/Card.layer.css';
import '@mantine/core/styles/Divider.layer.css';
import '@mantine/core/styles/Indicator.layer.css';
import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/NavLink.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
