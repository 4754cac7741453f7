// The same generated network drawn by other libraries, each with the settings its documentation gives for large charts. The library
// and the number of people are in the address; `window.bench` drives and measures as in `main.tsx`.
import '@xyflow/react/dist/base.css';
import { ReactFlow } from '@xyflow/react';
import { OrgChart } from 'd3-org-chart';
import { type RawNodeDatum, Tree } from 'react-d3-tree';
import { createRoot } from 'react-dom/client';
import { arrange } from '../src/model/arrange.ts';
import { generatedParents, generatedTree } from '../src/sample/generated-tree.ts';
import { dragged, frames, turned } from './drive.ts';

const address = new URLSearchParams(location.search);
const people = Number(address.get('people') ?? 1_000);
const library = address.get('library') ?? 'd3-org-chart';
const root = document.getElementById('root') as HTMLElement;
const [WIDTH, HEIGHT] = [150, 60] as const;
const nameOf = (node: number) => `Associate ${node + 1}`;

const begun = performance.now();
const parents = generatedParents(people);
const made = performance.now() - begun;

interface Drawn {
  /** What takes the pointer and the wheel. */
  readonly surface: string;
  /** One of the people drawn. */
  readonly person: string;
}

function drawOrgChart(): Drawn {
  interface Row {
    id: string;
    parentId: string;
    _expanded: boolean;
  }
  const data = Array.from(
    parents,
    (parent, node): Row => ({
      id: String(node),
      parentId: parent < 0 ? '' : String(parent),
      _expanded: true,
    }),
  );
  new OrgChart<Row>()
    .container('#root')
    .data(data)
    .svgHeight(768)
    .duration(0)
    .compact(false)
    .nodeWidth(() => WIDTH)
    .nodeHeight(() => HEIGHT)
    .nodeContent(({ data }) => `<div style="border:1px solid">${nameOf(Number(data.id))}</div>`)
    .render()
    .fit();
  return { surface: '#root svg', person: '#root .node' };
}

function drawTree(): Drawn {
  const nodes = Array.from(parents, (_, node): RawNodeDatum & { children: RawNodeDatum[] } => ({
    name: nameOf(node),
    children: [],
  }));
  for (let node = 1; node < people; node += 1)
    nodes[parents[node] as number]?.children.push(nodes[node] as RawNodeDatum);
  createRoot(root).render(
    <Tree
      data={nodes[0] as RawNodeDatum}
      orientation="vertical"
      translate={{ x: 683, y: 80 }}
      scaleExtent={{ min: 0.001, max: 2 }}
      zoom={Math.max(0.001, Math.min(1, 40 / people))}
    />,
  );
  return { surface: '.rd3t-svg', person: '.rd3t-node, .rd3t-leaf-node' };
}

function drawFlow(): Drawn {
  const { node, across, levels, up } = arrange({
    ...generatedTree(people).topology(),
    compress: false,
  });
  const level = (place: number) => levels.findLastIndex((start) => start <= place);
  createRoot(root).render(
    <ReactFlow
      nodes={Array.from(node, (each, place) => ({
        id: String(each),
        position: { x: (across[place] as number) * (WIDTH + 20), y: level(place) * (HEIGHT + 60) },
        data: { label: nameOf(each) },
        width: WIDTH,
        height: HEIGHT,
      }))}
      edges={Array.from(node, (each, place) => ({
        id: `to ${each}`,
        source: String(node[up[place] as number]),
        target: String(each),
      })).slice(1)}
      onlyRenderVisibleElements
      nodesDraggable={false}
      minZoom={0.0005}
      fitView
    />,
  );
  return { surface: '.react-flow__pane', person: '.react-flow__node' };
}

const DRAW: Readonly<Record<string, () => Drawn>> = {
  'd3-org-chart': drawOrgChart,
  'react-d3-tree': drawTree,
  'React Flow': drawFlow,
};
const { surface, person } = (DRAW[library] as () => Drawn)();
const target = () => document.querySelector(surface) as Element;
const mouse = (type: string, at: object, on: EventTarget) =>
  on.dispatchEvent(new MouseEvent(type, { ...at, button: 0, view: window, bubbles: true, cancelable: true }));

const bench = {
  firstPaint: 0,
  async pan() {
    mouse('mousedown', dragged(0), target());
    const times = await frames(90, (share) => mouse('mousemove', dragged(share), window));
    mouse('mouseup', dragged(1), window);
    return { times, draws: [], shown: document.querySelectorAll(person).length };
  },
  async zoom() {
    const times = await frames(90, (share) => target().dispatchEvent(turned(share)));
    return { times, draws: [], shown: document.querySelectorAll(person).length };
  },
};
Object.assign(window, { bench });

const seen = () =>
  document.querySelector(person)
    ? requestAnimationFrame(() => {
        bench.firstPaint = performance.now() - made;
      })
    : requestAnimationFrame(seen);
seen();
