/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Servers that are known: from where, how each is, what can be done with it, and the lines it has written with their severities,
 * alarms and places. {@code ServerEntries} holds them, those who start and follow servers tell each {@code ServerEntry} what it
 * is, and a {@code ServerRow} is its picture as views show it.
 */
package org.wiretune.servers.known;
