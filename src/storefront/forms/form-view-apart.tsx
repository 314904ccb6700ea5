'use client'

import dynamic from 'next/dynamic'

/** `FormView` in scripts of its own: every page may show a form, and most pages show none. It is in the page's HTML all the same. */
export const FormViewApart = dynamic(() => import('./form-view').then(({ FormView }) => FormView))
