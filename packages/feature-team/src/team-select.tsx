import { TEAM_TYPE_NAMES, type TeamType, teamTypesOf } from '@upline/domain';
import { useAccess } from '@upline/shell';
import { LazySelectField } from '@upline/ui-kit/field/lazy-select-field.tsx';

export interface TeamSelectProps {
  /** For screen readers: `Licenses of`. */
  readonly label: string;
  readonly team: TeamType;
  readonly onChange: (team: TeamType) => void;
}

/** Which of the own teams a page shows: those that the person may ask for (R-TEAM-03). */
export function TeamSelect({ label, team, onChange }: TeamSelectProps) {
  const { user } = useAccess();
  const types = teamTypesOf(user.is_senior_level);
  return (
    <LazySelectField
      label={label}
      hideLabel
      required
      value={team}
      options={types.map((type) => ({ value: type, label: TEAM_TYPE_NAMES[type] }))}
      onChange={(value) => onChange(types.find((type) => type === value) ?? team)}
    />
  );
}
