/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Servers that are reached over the network: what a user states of one. Knows nothing of connections. */
package org.wiretune.servers.address;
