/** What every page needs before it shows: tokens and base. A few KB; nothing of Mantine. */
import '../tokens/generated/tokens.css';
import './base.css';
import './motion.css';
