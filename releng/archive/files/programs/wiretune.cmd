@echo off
rem The command line of WireTune. It runs on the Java of JAVA_HOME, or on that of the path.
setlocal
set "WIRETUNE_FOLDER=%~dp0.."
set "WIRETUNE_JAVA=java.exe"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "WIRETUNE_JAVA=%JAVA_HOME%\bin\java.exe"
if "%WIRETUNE_JAVA%"=="java.exe" where /q java.exe || goto missing
if not defined WIRETUNE_PROGRAM set "WIRETUNE_PROGRAM=wiretune"
"%WIRETUNE_JAVA%" -Xmx512m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:Tier3BackEdgeThreshold=4000 %WIRETUNE_JAVA_OPTIONS% "-Dwiretune.tester=%WIRETUNE_FOLDER%\tester" "-Dwiretune.program=%WIRETUNE_PROGRAM%" -cp "%WIRETUNE_FOLDER%\wiretune.jar" org.wiretune.cli.Main %*
exit /b %ERRORLEVEL%

:missing
echo WireTune needs Java 17 or newer, and none was found in JAVA_HOME or on the path. Install one, or set JAVA_HOME. 1>&2
exit /b 2
