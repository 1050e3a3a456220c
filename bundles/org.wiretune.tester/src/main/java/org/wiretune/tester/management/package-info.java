/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The server in JMX. */
package org.wiretune.tester.management;
