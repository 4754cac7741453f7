/** Whom messages to contacts come from besides the associate (R-VVD-02). */
const COMPANY = 'Upline, 500 Congress Avenue, Suite 1200, Austin, TX 78701';

interface Parts {
  readonly channel: 'Email' | 'SMS';
  readonly message: string;
  readonly firstName: string;
  readonly sender: string;
  readonly watchUrl: string;
  readonly unsubscribeUrl: string;
}

/** The message as it leaves: with its link, the sender's name, the company's postal address and a way to unsubscribe (R-VVD-02). */
export function messageText({
  channel,
  message,
  firstName,
  sender,
  watchUrl,
  unsubscribeUrl,
}: Parts): string {
  const body = message.replaceAll('{first_name}', () => firstName);
  if (channel === 'SMS') return `${body}\n${watchUrl}\n${sender}, ${COMPANY}. Reply STOP to end.`;
  return [
    body,
    `Watch the video: ${watchUrl}`,
    `${sender}\n${COMPANY}\nTo receive no more of these messages: ${unsubscribeUrl}`,
  ].join('\n\n');
}
