import { TeamListScreen } from './team-list-screen.tsx';

export const PersonalScreen = () => <TeamListScreen type="Personal" />;
export const BaseShopScreen = () => <TeamListScreen type="BaseShop" />;
export const RmdBaseShopScreen = () => <TeamListScreen type="RmdBaseShop" />;
export const RmdSuperBaseScreen = () => <TeamListScreen type="RmdSuperBase" />;
export const RmdSuperTeamScreen = () => <TeamListScreen type="RmdSuperTeam" />;
export const InfinityScreen = () => <TeamListScreen type="Infinity" />;
