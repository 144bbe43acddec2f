// Connects an engine to stccg-conformance: one line of JSON per request on stdin, one per reply on stdout.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"runtime/debug"
)

type object = map[string]any

var engine = object{"name": "My engine", "version": "0.1", "language": "Go"}

// What the engine can do; nothing yet, so every case is not applicable. Declare a word together with the lines that serve it.
var can = object{"rulesets": []string{}, "phases": []string{}, "places": []string{}, "actions": []string{}, "decisions": []string{}}

// The titles of the printed cards that the engine has.
var cards = map[string]bool{}

// The request cannot be served. What the rules forbid is no failure but the outcome "refused".
type failure struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

// The fields that all requests have, and those of hello; give each further verb the fields that it reads.
type request struct {
	ID        any      `json:"id"`
	Do        any      `json:"do"`
	Protocols []string `json:"protocols"`
	Titles    []string `json:"titles"`
	Try       bool     `json:"try"`
}

// Load here what takes long: the greeting may take 30 seconds, any other answer two.
func warmUp() {
}

func hello(asked request) (object, *failure) {
	for _, version := range asked.Protocols {
		if version == "1.0" {
			warmUp()
			return object{"protocol": "1.0", "engine": engine, "can": can, "unknownTitles": unknown(asked.Titles)}, nil
		}
	}
	return nil, &failure{"unsupported", "This adapter speaks version 1.0 of the protocol."}
}

func unknown(titles []string) []string {
	missing := []string{}
	for _, title := range titles {
		if !cards[title] {
			missing = append(missing, title)
		}
	}
	return missing
}

// Forget the last game, put every card of the board where it lies, and return the decisions to be made as "pending".
func arrange(asked request) (object, *failure) {
	return nil, &failure{"unsupported", "This adapter cannot set up a board yet."}
}

// Let the player "as" start the "act"; return the "outcome" (done or refused) and "pending".
func act(asked request) (object, *failure) {
	return nil, &failure{"out-of-order", "Nothing is arranged."}
}

// Answer the pending decision "q" with the "answer"; return the same as for an act.
func answer(asked request) (object, *failure) {
	return nil, &failure{"out-of-order", "Nothing is asked."}
}

// Return the whole "board" as it is now, and "pending"; change nothing.
func observe(asked request) (object, *failure) {
	return nil, &failure{"out-of-order", "Nothing is arranged."}
}

func bye(asked request) (object, *failure) {
	return object{}, nil
}

func verbs() map[string]func(request) (object, *failure) {
	return map[string]func(request) (object, *failure){
		"hello": hello, "arrange": arrange, "act": act, "answer": answer, "observe": observe, "bye": bye,
	}
}

// What was done since the board was set up, the setting up included.
var course []request

// Does it all again, for engines that take nothing back: after a try, or when an act of several commands fails half-way.
// Returns what is pending.
func rollBack() (pending any) {
	for _, asked := range course {
		result, _ := verbOf(asked)(asked)
		pending = result["pending"]
	}
	return pending
}

func verbOf(asked request) func(request) (object, *failure) {
	name, _ := asked.Do.(string)
	return verbs()[name]
}

func remembered(asked request, result object) object {
	if asked.Do == "arrange" {
		course = []request{asked}
	}
	if result["outcome"] != "done" {
		return result
	}
	if asked.Try {
		return object{"outcome": "allowed", "pending": rollBack()}
	}
	course = append(course, asked)
	return result
}

// What is nil in the engine is absent in the protocol; only a game may have null as its winner.
func withoutNulls(value any) any {
	switch known := value.(type) {
	case object:
		for key, each := range known {
			if each == nil && key != "winner" {
				delete(known, key)
			} else {
				known[key] = withoutNulls(each)
			}
		}
	case []any:
		for at, each := range known {
			known[at] = withoutNulls(each)
		}
	}
	return value
}

// The result as plain JSON, whatever types it is made of.
func plain(result object) any {
	text, err := json.Marshal(result)
	if err != nil {
		panic(err)
	}
	var read any
	if err := json.Unmarshal(text, &read); err != nil {
		panic(err)
	}
	return withoutNulls(read)
}

func serve(line []byte) (asked request, result any, failed *failure) {
	// What the engine panics with is an internal error of this one request.
	defer func() {
		if thrown := recover(); thrown != nil {
			fmt.Fprintf(os.Stderr, "%v\n%s", thrown, debug.Stack())
			failed = &failure{"internal", fmt.Sprint(thrown)}
		}
	}()
	if !json.Valid(line) {
		return asked, nil, &failure{"bad-json", "The line is not JSON."}
	}
	err := json.Unmarshal(line, &asked)
	if id, isNumber := asked.ID.(float64); !isNumber || id != math.Trunc(id) {
		asked.ID = nil
		return asked, nil, &failure{"bad-request", "A request is an object with a whole number as \"id\"."}
	}
	name, isWord := asked.Do.(string)
	if !isWord {
		return asked, nil, &failure{"bad-request", "A request has a verb as \"do\"."}
	}
	verb := verbOf(asked)
	if verb == nil {
		return asked, nil, &failure{"unknown-verb", "There is no verb " + name + "."}
	}
	if err != nil {
		return asked, nil, &failure{"bad-request", err.Error()}
	}
	done, failed := verb(asked)
	if failed != nil {
		return asked, nil, failed
	}
	return asked, plain(remembered(asked, done)), nil
}

func main() {
	// stdout carries replies only: whatever the engine and its libraries print there goes to os.Stderr.
	replies := json.NewEncoder(os.Stdout)
	os.Stdout = os.Stderr
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20+1)
	for lines.Scan() {
		asked, result, failed := serve(lines.Bytes())
		if failed != nil {
			replies.Encode(object{"id": asked.ID, "error": failed})
			continue
		}
		replies.Encode(object{"id": asked.ID, "result": result})
		if asked.Do == "bye" {
			return
		}
	}
}
