// Sheets, and the styles of components. How they are laid out is prettier's business.
export default {
  extends: ["stylelint-config-standard"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "at-rule-empty-line-before": null,
    // media queries come last, whatever they are about
    "no-descending-specificity": null,
    // the second one is for browsers that know it
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] },
    ],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Safari still wants them
    "property-no-vendor-prefix": null,
    // two of them weigh more than one
    "selector-not-notation": null,
    "media-feature-range-notation": "prefix",
  },
};
