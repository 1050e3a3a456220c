/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Watches the server of a performance run for alarms and keeps them, with thread dumps, beside its figures. */
package org.wiretune.servers.watch;
