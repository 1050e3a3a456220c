/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Real application servers: the Servers view and the console of their logs. */
package org.wiretune.ui.servers;
