import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'App Wireframe Creator',
  description: 'Sketch app screens, link them, click through, and save exactly what you see.',
  category: 'Design',
  icon: 'layout-template',
  keywords: [
    'wireframe',
    'mockup',
    'mock-up',
    'prototype',
    'ui',
    'ux',
    'screen design',
    'app design',
    'layout',
    'sketch',
    'figma',
    'balsamiq',
    'penpot',
    'excalidraw',
    'click-through',
  ],
});
