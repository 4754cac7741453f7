// Only brings the packages: tooling/bootstrap.mjs has done it by the time this runs.
export {};
