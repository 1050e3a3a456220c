/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Log statements of an application in a process of its own: appenders, and guards before debug statements. */
package org.wiretune.tester.logging;
