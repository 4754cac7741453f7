import { TEAM_TYPE_NAMES, type TeamType, teamTypesOf } from '@upline/domain';
import { useAccess } from '@upline/shell';
import { LazySelectField } from '@upline/ui-kit/field/lazy-select-field.tsx';
import classes from './team-choice.module.css';

export interface TeamChoiceProps {
  /** For screen readers: `Policies of`. */
  readonly label: string;
  /** `My policies` */
  readonly ownLabel: string;
  /** Undefined: the own ones. */
  readonly team: TeamType | undefined;
  readonly onChange: (team: TeamType | undefined) => void;
}

/** Whose records a list shows: the own ones, or those of a team the person may see. */
export function TeamChoice({ label, ownLabel, team, onChange }: TeamChoiceProps) {
  const { user } = useAccess();
  const types = teamTypesOf(user.is_senior_level);
  return (
    <div className={classes.choice}>
      <LazySelectField
        label={label}
        hideLabel
        value={team ?? ''}
        emptyLabel={ownLabel}
        options={types.map((type) => ({
          value: type,
          // The list is of the people recruited, without oneself (R-TEAM-02).
          label: `My team: ${type === 'Personal' ? 'Personal recruits' : TEAM_TYPE_NAMES[type]}`,
        }))}
        onChange={(value) => onChange(types.find((type) => type === value))}
      />
    </div>
  );
}
