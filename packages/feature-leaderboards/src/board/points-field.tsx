import { POINTS_TYPES, type PointsType } from '@upline/domain';
import { LazySelectField } from '@upline/ui-kit/field/lazy-select-field.tsx';
import { POINTS } from './board-words.ts';

interface PointsFieldProps {
  readonly points: PointsType;
  readonly onChange: (points: PointsType) => void;
}

/** Which kind of points is ranked. */
export const PointsField = ({ points, onChange }: PointsFieldProps) => (
  <LazySelectField
    label="Points type"
    hideLabel
    required
    value={points}
    options={POINTS_TYPES.map((type) => ({ value: type, label: POINTS[type].name }))}
    onChange={(next) => onChange(next as PointsType)}
  />
);
