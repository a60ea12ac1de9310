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
as_warmline() { runuser -u warmline -- env HOME=$home "$@"; }

# Prints the folder of the release.
build_release() {
	local commit folder
	commit=$(as_warmline git -C "$repository" rev-parse --short=12 HEAD)
	folder=$home/releases/$commit
	if [[ ! -e $folder/built ]]; then
		rm -rf "$folder"
		as_warmline mkdir "$folder"
		as_warmline git -C "$repository" archive HEAD | as_warmline tar --extract --directory "$folder"
		(cd "$folder" && as_warmline npm ci --no-audit --no-fund && as_warmline bin/build && as_warmline touch built) >&2
	fi
	printf '%s' "$folder"
}

# Until the server answers, or two minutes have passed.
is_ready() {
	local tries port
	port=$(. /etc/warmline/warmline.env && printf '%s' "${PORT:-3000}")
	for ((tries = 0; tries < 120; tries++)); do
		curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz" && return
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
	systemctl restart warmline
}
