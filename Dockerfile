# Screens are built where the tools for it are, and only what runs goes into the image.
FROM node:26-slim AS build
WORKDIR /undercroft
COPY . .
RUN npm install --include=dev && npm run build --workspaces --if-present
RUN rm -rf node_modules packages/*/node_modules packages/*/test

FROM node:26-slim
WORKDIR /undercroft
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=build /undercroft/package.json /undercroft/package-lock.json /undercroft/.npmrc ./
COPY --from=build /undercroft/packages packages
RUN npm install --omit=dev && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
