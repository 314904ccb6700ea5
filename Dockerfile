# The shop as an image. Why it builds its pages when it starts, and not here: docs/decisions/015-image.md.

FROM node:24-slim AS packages
USER node
RUN mkdir -p /home/node/shop
WORKDIR /home/node/shop
COPY --chown=node:node package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

# A mail server that delivers nothing and shows everything, for compose.yaml.
FROM packages AS mail-sink
RUN npm ci --include=dev --no-audit --no-fund
EXPOSE 1025 1080
CMD ["node", "node_modules/maildev/bin/maildev", "--smtp", "1025", "--web", "1080", "--ip", "0.0.0.0"]

FROM node:24-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 UPLOADS_DIR=data/uploads
USER node
RUN mkdir -p /home/node/shop/.next /home/node/shop/data
WORKDIR /home/node/shop
COPY --from=packages --chown=node:node /home/node/shop/node_modules node_modules
COPY --chown=node:node package.json package-lock.json tsconfig.json LICENSE ./
COPY --chown=node:node next.config.ts payload.config.ts instrumentation.ts server-start.ts proxy.ts ./
COPY --chown=node:node migrations migrations
COPY --chown=node:node public public
COPY --chown=node:node scripts scripts
COPY --chown=node:node collections collections
COPY --chown=node:node plugins plugins
COPY --chown=node:node src src
COPY --chown=node:node app app
EXPOSE 3000
VOLUME ["/home/node/shop/.next", "/home/node/shop/data"]
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=10s --start-period=10m \
  CMD ["node", "scripts/environment/ask-ready.mjs"]
CMD ["node", "--conditions=production", "scripts/run.mjs", "scripts/container.ts"]
