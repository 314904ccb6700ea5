export const STYLESHEET = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #f7f3ec; color: #1f2b2a; font: 18px/1.6 system-ui, sans-serif; }
main, header, nav { max-width: 60rem; margin: 0 auto; padding: 0 1.25rem; }
h1 { margin: 2.5rem 0 0.5rem; } h2 { margin: 3rem 0 1rem; }
h3 { margin: 0; font: 600 1.05rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
article { margin: 0 0 1.25rem; padding: 1.25rem; background: #fff; border: 1px solid #d9d0c0; border-radius: 8px; }
a { color: #1d5450; } a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid #1d5450; outline-offset: 3px; }
.skip { position: absolute; left: -99rem; } .skip:focus { position: static; }
pre { margin: 0.75rem 0 0; padding: 1rem; background: #1f2b2a; color: #f7f3ec; overflow-x: auto; border-radius: 6px; font-size: 0.9rem; }
code { overflow-wrap: anywhere; } summary { cursor: pointer; padding: 0.5rem 0; } nav ul { columns: 18rem; padding-left: 1.25rem; }
table { width: 100%; border-collapse: collapse; } th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-top: 1px solid #d9d0c0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
`
