import { Button } from '@mantine/core';
import { phoneToE164 } from '@upline/domain';
import { usePrivacy } from '@upline/ui-kit';
import type { Member } from './member-screen.tsx';

/** Ways to write to a member or to call, by the reader's own mail and phone; none where they are not open (domain.md 7.1). */
export function MessageButtons({ member }: { readonly member: Pick<Member, 'phone' | 'email'> }) {
  const { phone, email } = member;
  const isHidden = usePrivacy();
  if (isHidden) return null;
  return (
    <>
      {email && (
        <Button component="a" href={`mailto:${email}`}>
          Email
        </Button>
      )}
      {phone && (
        <Button component="a" href={`sms:${phoneToE164(phone)}`}>
          Text
        </Button>
      )}
    </>
  );
}
