/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The server in JMX, and its operations for the load driver. */
package org.wiretune.tester.management;
