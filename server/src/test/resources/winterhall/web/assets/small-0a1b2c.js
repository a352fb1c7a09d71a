console.log("a plain file");
