Feature: Unique artifacts
  Where its print calls an artifact unique, a player has one of it.

  @ruling=custom-names-01
  @1e-glossary @1e-2014
  Rule: A player brings no second Genesis Device into play

    Background:
      Given these made-up cards:
        | card       | type    | kind   | points | attempted by | requires |
        | Dry Crater | mission | planet | 30     | Federation   | Geology  |
      And the spaceline:
        | mission    |
        | Dry Crater |
        | Excavation |

    @frame=many
    Example: beside the first the second stays in the deck
      Given Alice has:
        | card                        | where                  |
        | Taitt                       | on "Dry Crater"        |
        | GIVE ME GENESIS!            | on "Dry Crater"        |
        | The Genesis Device [first]  | landed on "Excavation" |
        | The Genesis Device [second] | in draw deck           |
      When Alice attempts "Dry Crater"
      Then "Dry Crater" is now completed
      And "The Genesis Device" [second] is still in Alice's draw deck

    @frame=many
    Example: found beneath a mission beside the first, the second is discarded
      Given Alice has:
        | card                        | where                  |
        | Taitt                       | on "Dry Crater"        |
        | The Genesis Device [first]  | landed on "Excavation" |
        | The Genesis Device [second] | under "Dry Crater"     |
      When Alice attempts "Dry Crater"
      Then "Dry Crater" is now completed
      And "The Genesis Device" [second] is now in Alice's discard pile
      And "The Genesis Device" [first] is still on "Excavation"
