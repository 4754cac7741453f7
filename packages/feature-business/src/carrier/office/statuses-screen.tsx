import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { useMapStatus } from './feeds.mutations.ts';
import { FeedsPage } from './feeds-page.tsx';
import { MapWord, type Word } from './map-word.tsx';
import { StatusesTable } from './statuses-table.tsx';

const WORDS = queryFor('listCarrierStatuses');

/** `business/carrier-feeds/statuses`: what the carriers' own words mean (domain.md 2.21). */
export function StatusesScreen() {
  const { data } = useSuspenseQuery(WORDS);
  const mayMap = useMay('mapCarrierStatus');
  return (
    <FeedsPage part="statuses">
      <StatusesTable
        words={data.rows}
        meaning={mayMap ? (word) => <OneWord key={word.text} word={word} /> : undefined}
      />
    </FeedsPage>
  );
}

/** Each word is saved on its own, as it was seen: another one that is being saved is not in its way. */
function OneWord({ word }: { readonly word: Word }) {
  const queryClient = useQueryClient();
  const map = useMapStatus();
  const { provider_id, text, version } = word;
  return (
    <MapWord
      word={word}
      saving={map.saving}
      problem={map.error}
      save={(lifecycle) =>
        map.save({ body: { provider_id, text, lifecycle }, ifMatch: version }, (answer) =>
          queryClient.setQueryData(WORDS.queryKey, answer),
        )
      }
    />
  );
}
