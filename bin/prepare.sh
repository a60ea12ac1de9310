# Sourced by every command here: the project's own Node and tools come first.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PATH="$PWD/node_modules/.bin:$PWD/web/node_modules/.bin:$PATH"

step() { printf '▸ %s\n' "$*"; }
fail() {
	printf '%s\n' "$*" >&2
	exit 1
}

# npm 10 does not always link the Node that it has installed.
for own_node in node_modules/node-linux-*/bin/node; do
	[[ ! -x $own_node || -e node_modules/.bin/node ]] || ln -s "../${own_node#node_modules/}" node_modules/.bin/node
done

node_version=$(node --version 2>/dev/null || echo "no Node at all")
[[ $node_version =~ ^v([0-9]+) && ${BASH_REMATCH[1]} -ge 24 ]] ||
	fail "Warmline needs Node 24 or newer and found $node_version. On Linux \`npm ci\` brings it; elsewhere install it from nodejs.org."

# What Node has read and understood once it need not read again, by another process or at the next start.
export NODE_COMPILE_CACHE="$PWD/node_modules/.cache/node"
