/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The connection by which the load driver has cells measured in the server. */
package org.wiretune.tester.control;
