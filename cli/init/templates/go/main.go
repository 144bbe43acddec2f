// Connects an engine to stccg-conformance: one line of JSON per request on stdin, one per reply on stdout.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math"
	"os"
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
}

func hello(asked request) (object, *failure) {
	for _, version := range asked.Protocols {
		if version == "1.0" {
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

var verbs = map[string]func(request) (object, *failure){
	"hello": hello, "arrange": arrange, "act": act, "answer": answer, "observe": observe, "bye": bye,
}

func serve(line []byte) (asked request, result object, failed *failure) {
	// What the engine panics with is an internal error of this one request.
	defer func() {
		if thrown := recover(); thrown != nil {
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
	verb, known := verbs[name]
	if !known {
		return asked, nil, &failure{"unknown-verb", "There is no verb " + name + "."}
	}
	if err != nil {
		return asked, nil, &failure{"bad-request", err.Error()}
	}
	result, failed = verb(asked)
	return asked, result, failed
}

func main() {
	// stdout carries replies only; whatever else there is to say goes to os.Stderr.
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20+1)
	replies := json.NewEncoder(os.Stdout)
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
