# Sourced by `install` and `update`: builds the checked-out commit beside the running one, and switches to it.
set -euo pipefail
shopt -s inherit_errexit
home=/opt/warmline
repository=$home/repository

fail() {
	printf '%s\n' "$*" >&2
	exit 1
}
[[ $(id -u) == 0 ]] || fail "Run this as root: sudo $0 $*"

cd /
# A folder for each version, so that a newer one is fetched when a build asks for it.
tools=$home/tools/node-24-npm-10
as_warmline() { runuser -u warmline -- env HOME=$home PATH="$tools/node_modules/.bin:$PATH" "$@"; }

# With the Node.js of Debian 12 npm would leave out the native packages of a build, for they ask for a newer one.
install_tools() {
	[[ -x $tools/node_modules/.bin/npm ]] && return
	as_warmline mkdir -p $tools
	as_warmline npm install --prefix $tools --no-audit --no-fund --loglevel=error node@24 npm@10
}

# Prints the folder of the release.
build_release() {
	local commit folder
	commit=$(as_warmline git -C "$repository" rev-parse --short=12 HEAD)
	folder=$home/releases/$commit
	if [[ ! -e $folder/built ]]; then
		install_tools >&2
		rm -rf "$folder"
		as_warmline mkdir "$folder"
		as_warmline git -C "$repository" archive HEAD | as_warmline tar --extract --directory "$folder"
		(cd "$folder" && as_warmline npm ci --no-audit --no-fund && as_warmline bin/build && as_warmline touch built) >&2
	fi
	printf '%s' "$folder"
}

# Until the server answers, has ended three times, or two minutes have passed.
is_ready() {
	local tries port
	port=$(. /etc/warmline/warmline.env && printf '%s' "${PORT:-3000}")
	for ((tries = 0; tries < 120; tries++)); do
		curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz" && return
		(($(systemctl show --property NRestarts --value warmline) < 3)) || return 1
		sleep 1
	done
	return 1
}

# The units and the command belong to the release, also when it is the one before that comes back.
switch_to() {
	install -m 0644 "$1"/ops/debian/*.service "$1"/ops/debian/*.timer /etc/systemd/system/
	install -m 0755 "$1/ops/debian/warmline" /usr/local/bin/warmline
	ln --symbolic --force --no-dereference "$1" $home/current
	systemctl daemon-reload
	# The restarts of a version that did not start are not those of this one.
	systemctl reset-failed warmline 2>/dev/null || true
	systemctl restart warmline
}
