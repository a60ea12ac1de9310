# syntax=docker/dockerfile:1

# The pages, once in each language.
FROM node:24-bookworm-slim AS pages
WORKDIR /warmline
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY site/package.json site/
COPY server/package.json server/warmline server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --ignore-scripts --no-audit --no-fund --workspace web --workspace site --workspace contract --include-workspace-root
COPY bin/prepare.sh bin/build bin/
COPY tools/prerender.ts tools/compress.ts tools/
COPY tsconfig.base.json ./
COPY contract contract
COPY site site
COPY content content
COPY web web
RUN bin/build pages

# The server, and what it needs of others. The bundler comes with the reader of the content, and has done its part then.
FROM node:24-bookworm-slim AS packages
WORKDIR /warmline
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY site/package.json site/
COPY server/package.json server/warmline server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace server --workspace site --workspace contract
COPY bin/prepare.sh bin/build bin/
COPY tsconfig.base.json ./
COPY contract contract
COPY site site
COPY server server
RUN bin/build server && rm -rf node_modules/rolldown node_modules/@rolldown
# The links between PostgreSQL's libraries: at run time nothing but /data may be written to.
RUN node --eval 'import("./server/src/platform/db/embedded/embedded.ts").then(({ bundledBinaries }) => bundledBinaries())'

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Warmline" org.opencontainers.image.licenses="AGPL-3.0-or-later"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /warmline
COPY --from=packages /warmline/node_modules node_modules
COPY --from=packages /warmline/server/node_modules server/node_modules
COPY package.json LICENSE ./
COPY server/package.json server/warmline server/
COPY server/src/platform/db/migrations server/src/platform/db/migrations
COPY content content
COPY --from=packages /warmline/server/dist server/dist
COPY --from=pages /warmline/web/dist web/dist
RUN ln -s /warmline/server/warmline /usr/local/bin/warmline \
	&& install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=120s --retries=3 \
	CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/dist/serve.js"]
