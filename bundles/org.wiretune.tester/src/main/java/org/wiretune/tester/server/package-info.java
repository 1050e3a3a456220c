/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The embedded server as a process. */
package org.wiretune.tester.server;
