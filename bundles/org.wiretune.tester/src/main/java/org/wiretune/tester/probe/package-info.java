/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Measuring: the recorder of calls, and what server, driver and machine did meanwhile. */
package org.wiretune.tester.probe;
