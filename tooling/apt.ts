import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** How long a mirror of packages may take to answer, in milliseconds. */
const PATIENCE = 300_000;

/** Whether Debian's packages can be installed without asking anybody. */
const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Debian's packages where root may, and leaves it to the caller to see whether they are there. apt waits for the lock that
 * it holds while another process installs; its own tools stand where an emptied environment does not look.
 */
export function installWithApt(...packages: string[]): void {
  if (!mayInstall()) return;
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    PATH: `${process.env.PATH}:/usr/sbin:/sbin`,
  };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=240', '-qq', ...args], {
      stdio: 'inherit',
      timeout: PATIENCE,
      env,
    });
  apt('update');
  apt('install', '-y', ...packages);
}
