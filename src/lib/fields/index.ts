export * from './define';
export * from './read';
