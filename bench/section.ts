export type Goal = { figure: string; goal: string; came: string; kept: boolean };
export type Bar = { label: string; value: number };
export type Chart = { file: string; title: string; unit: string; groups: { label: string; bars: Bar[] }[] };
export type Section = {
  title: string;
  method: string;
  columns: string[];
  rows: string[][];
  goals: Goal[];
  charts: Chart[];
  notes?: string[];
};
export type BenchContext = { origin: string; say: (progress: string) => void; quick: boolean };
