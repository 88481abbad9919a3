# The same package that `npm run release` makes for everybody else, in an image.
FROM node:26-slim AS build
WORKDIR /undercroft
COPY . .
RUN npm install --include=dev && npm run release

FROM node:26-slim
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=build /undercroft/release/ /tmp/release/
RUN npm install --global --offline /tmp/release/undercroft-[0-9]*.tgz && rm -r /tmp/release && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["undercroft", "serve"]
