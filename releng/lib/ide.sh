# Builds the WireTune IDE and says how it is started. Sourced, not run; needs say.sh, jdk.sh and maven.sh, in the folder
# of the repository.

# Builds the product. Sets output (where scripts leave what they make) and ide (an array: the command that starts the IDE).
build_ide() {
  local product launcher
  find_maven
  output="$PWD/releng/output"
  mkdir -p "$output"
  printf 'Building the IDE; the first build fetches about 400 MB from Maven Central.\n'
  # What somebody installed into the local Maven repository has the same version, and would take the place of what is built here.
  "${MAVEN[@]}" -B -ntp -q package -DskipTests -Dmaven.test.skip=true -Dtycho.localArtifacts=ignore -pl releng/product -am >"$output/build.log" 2>&1 ||
    { tail -n 40 "$output/build.log"; fail "The build failed; all of its output is in $output/build.log." 1; }
  product="$PWD/releng/product/target/products/org.wiretune.product.ide/linux/gtk/x86_64"
  launcher=("$product"/plugins/org.eclipse.equinox.launcher_*.jar)
  [ -f "${launcher[0]}" ] || fail "The build left no IDE in $product; run the script again after 'releng/mvn clean'." 1
  ide=("$JAVA_HOME/bin/java" -Xmx1g --add-modules=ALL-SYSTEM --enable-native-access=ALL-UNNAMED -Dosgi.nl=en
    -jar "${launcher[0]}" -nosplash -configuration "$output/configuration" -perspective org.wiretune.ui.perspective)
}

# Lets a debugger attach to the IDE, from this machine only. $1 is the port.
let_debugger_attach() {
  ide=("${ide[0]}" "-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=127.0.0.1:$1" "${ide[@]:1}")
}
