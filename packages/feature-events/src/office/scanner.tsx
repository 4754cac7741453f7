import { Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { useEffect, useRef, useState } from 'react';
import classes from './scanner.module.css';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
declare global {
  interface Window {
    readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => Detector;
  }
}

const EVERY_MS = 300;
/** The same code stays in sight for a while and is read once. */
const AGAIN_MS = 5_000;

/** Reads codes by the camera where the browser can; elsewhere they are typed. */
export function Scanner({ onCode }: { readonly onCode: (code: string) => void }) {
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<string>();
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onCode);
  told.current = onCode;
  const Detector = window.BarcodeDetector;
  useEffect(() => {
    if (!isOn || !Detector) return undefined;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    const last = { code: '', at: 0 };
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const screen = video.current;
      if (isOver || !screen) return;
      screen.srcObject = stream;
      await screen.play();
      const detector = new Detector({ formats: ['qr_code'] });
      timer = setInterval(async () => {
        const [found] = await detector.detect(screen).catch(() => []);
        if (!found || (found.rawValue === last.code && performance.now() - last.at < AGAIN_MS)) return;
        last.code = found.rawValue;
        last.at = performance.now();
        told.current(found.rawValue);
      }, EVERY_MS);
    };
    begin().catch(() => {
      setProblem('The camera could not be opened. Type the code instead.');
      setOn(false);
    });
    return () => {
      isOver = true;
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [isOn, Detector]);
  if (!Detector) return null;
  return (
    <Card title="Camera">
      {isOn && (
        <video ref={video} className={classes.video} muted playsInline aria-label="What the camera sees" />
      )}
      {problem && <p role="alert">{problem}</p>}
      <Button onClick={() => setOn(!isOn)}>{isOn ? 'Stop scanning' : 'Scan with the camera'}</Button>
    </Card>
  );
}
