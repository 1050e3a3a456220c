/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Real application servers as the server side of a run: getting, configuring, starting and ending them. What differs from
 * server to server is in a {@link org.wiretune.servers.kit.ServerKit} each.
 */
package org.wiretune.servers.kit;
