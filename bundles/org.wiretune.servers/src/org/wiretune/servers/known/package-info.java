/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * A server that is known as views show it: from where it is known, how it is, what can be done with it, and the lines it has
 * written with their severities, alarms and places.
 */
package org.wiretune.servers.known;
