/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Load on a target: users in a closed loop, and calls that arrive at a rate whatever the replies do. */
package org.wiretune.tester.load;
