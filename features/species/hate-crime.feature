Feature: Hate Crime
  It strikes somebody who is the only one of a species.

  Background:
    Given these made-up cards:
      | card       | type    | kind   | span | points | attempted by | requires |
      | Old Temple | mission | planet | 2    | 30     | Bajoran      | Honor    |
    And the spaceline:
      | mission               |
      | Excavation            |
      | Old Temple            |
      | Explore Black Cluster |

  @ruling=1eS-species-10 @1e-glossary
  Rule: Hate Crime goes by the species that lore or icon gives

    @part=lore
    Example: among humans Roga Danar, who looks human, is the only Angosian
      Given Alice has:
        | card        | where           |
        | Roga Danar  | on "Excavation" |
        | Calloway    | on "Excavation" |
        | Taitt       | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Hate Crime | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Hate Crime" is now on "Roga Danar"
      And nothing else has changed

    @part=lore
    Example: Riker Will, who looks Bajoran, is one human of three, and nobody is struck
      Given Alice has:
        | card       | where           |
        | Riker Will | on "Old Temple" |
        | Galen      | on "Old Temple" |
        | Calandra   | on "Old Temple" |
      And Bob has:
        | card       | where              |
        | Hate Crime | under "Old Temple" |
      When Alice attempts "Old Temple"
      Then "Hate Crime" is now in Bob's discard pile
      And nothing else has changed

    @part=icon
    Example: aboard a ship of humans Albert Einstein, who looks human, is the only hologram
      Given Alice has:
        | card              | where                        |
        | U.S.S. Enterprise | at "Explore Black Cluster"   |
        | Calloway          | aboard "U.S.S. Enterprise"   |
        | Galen             | aboard "U.S.S. Enterprise"   |
        | Benjamin Sisko    | aboard "U.S.S. Enterprise"   |
        | Albert Einstein   | aboard "U.S.S. Enterprise"   |
      And Bob has:
        | card       | where                         |
        | Hate Crime | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Hate Crime" is now on "Albert Einstein"
      And nothing else has changed
