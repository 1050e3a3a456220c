#!/bin/sh
exec java -Xmx128m -XX:+UseSerialGC -XX:+DoEscapeAnalysis -XX:+EliminateLocks -jar target/shop-1.0.jar
