/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The load driver as a process. */
package org.wiretune.tester.driver;
