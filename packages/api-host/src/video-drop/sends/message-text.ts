interface Parts {
  readonly channel: 'Email' | 'SMS';
  readonly message: string;
  readonly firstName: string;
  readonly sender: string;
  /** The company with its postal address. */
  readonly company: string;
  readonly watchUrl: string;
  readonly unsubscribeUrl: string;
}

/** The message as it leaves: with its link, the sender's name, the company's postal address and a way to unsubscribe (R-VVD-02). */
export function messageText({
  channel,
  message,
  firstName,
  sender,
  company,
  watchUrl,
  unsubscribeUrl,
}: Parts): string {
  const body = message.replaceAll('{first_name}', () => firstName);
  if (channel === 'SMS') return `${body}\n${watchUrl}\n${sender}, ${company}. Reply STOP to end.`;
  return [
    body,
    `Watch the video: ${watchUrl}`,
    `${sender}\n${company}\nTo receive no more of these messages: ${unsubscribeUrl}`,
  ].join('\n\n');
}
