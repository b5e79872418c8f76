"""What LocalStack calls when it starts and ends.

Environment variables that are read here:
    PORTAL_COUNTERPARTY_HOST   where the counterparties are, when not on this loopback (default: nothing is passed on)
    PORTAL_COUNTERPARTY_PORTS  their ports, with commas
"""

import os
from functools import partial

from localstack import config
from localstack.runtime import hooks
from twisted.internet import endpoints, reactor
from twisted.protocols.portforward import ProxyFactory


@hooks.on_runtime_create()
def listen_where_configured() -> None:
    """LocalStack 4.14.0 reads the port of GATEWAY_LISTEN and ignores its host: it listens on every interface.

    Any program that reaches the port can run code here as a Lambda function.
    """
    host = config.GATEWAY_LISTEN[0].host
    endpoints.TCP4ServerEndpoint = partial(endpoints.TCP4ServerEndpoint, interface=host)


@hooks.on_runtime_create()
def pass_on_to_counterparties() -> None:
    """On a network of the container's own: the counterparties' ports of loopback lead to the machine.

    Functions call them by the addresses that browsers follow, which are names as well: issuers, hosts of certificates.
    """
    if host := os.environ.get("PORTAL_COUNTERPARTY_HOST"):
        for port in map(int, os.environ["PORTAL_COUNTERPARTY_PORTS"].split(",")):
            reactor.listenTCP(port, ProxyFactory(host, port), interface="127.0.0.1")


@hooks.on_infra_shutdown(priority=100)
def stop_all_functions() -> None:
    """LocalStack's own clean-up gives up after five seconds and leaves execution environments running."""
    from node_lambda_executor.executor import NodeExecutor

    for executor in list(NodeExecutor.living):
        executor.stop()
