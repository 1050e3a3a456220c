/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** A network that is slower than the loopback interface. */
package org.wiretune.tester.network;
