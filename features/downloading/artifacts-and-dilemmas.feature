Feature: Downloading artifacts and dilemmas
  Which texts fetch an artifact, and which a dilemma.

  Background:
    Given these locations:
      | location   |
      | Excavation |
    And Alice has:
      | card   | where           |
      | Taurik | on "Excavation" |

  @ruling=1eD-downloading-13
  Rule: An artifact is downloaded by a text that speaks of artifacts or names it

    @frame=many
    @part=names
    Example: the artifact that the objective names is downloaded when the mission is solved
      Given these made-up cards:
        | card       | type    | kind   | span | points | attempted by | requires |
        | Dry Crater | mission | planet | 3    | 30     | Federation   | Geology  |
      And these locations:
        | location   |
        | Dry Crater |
      And Alice has:
        | card               | where           |
        | U.S.S. Enterprise  | at "Dry Crater" |
        | Taitt              | on "Dry Crater" |
        | GIVE ME GENESIS!   | on "Dry Crater" |
        | The Genesis Device | in draw deck    |
      When Alice attempts "Dry Crater"
      And Alice chooses "The Genesis Device" from "The Genesis Device" and none
      And Alice chooses "U.S.S. Enterprise" from "Dry Crater" and "U.S.S. Enterprise"
      Then "The Genesis Device" is now aboard "U.S.S. Enterprise"
      And "The Genesis Device" has been downloaded

    Example: a text for hand weapons does not fetch an artifact that is one
      Given Alice has:
        | card                  | where        | state   |
        | Prepare Assault Teams | on the table | face up |
        | Varon-T Disruptor     | in draw deck |         |
      When Alice downloads "Varon-T Disruptor" on "Excavation" with "Prepare Assault Teams"
      Then that is illegal
      And nothing else has changed

    Example: a text for any artifact fetches it
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Curator's Claim    | in hand         |
        | Varon-T Disruptor  | in draw deck    |
      When Alice plays "Curator's Claim" on "Federation Outpost"
      Then "Varon-T Disruptor" is now aboard "Federation Outpost"
      And "Curator's Claim" is now in Alice's discard pile
      And nothing else has changed

    Example: it fetches a hand weapon that is no artifact
      Given Alice has:
        | card                  | where        | state   |
        | Prepare Assault Teams | on the table | face up |
        | Bajoran Phaser        | in draw deck |         |
      When Alice downloads "Bajoran Phaser" on "Excavation" with "Prepare Assault Teams"
      Then "Bajoran Phaser" is now on "Excavation"
      And nothing else has changed

    @part=speaks @frame=many
    Example: a painting that is earned at a homeworld fetches an artifact of use there
      Given these locations:
        | location        |
        | Cloaked Mission |
      And Alice has:
        | card              | where                   |
        | Bortas            | at "Cloaked Mission"    |
        | Kurn              | on "Cloaked Mission"    |
        | Starry Night      | under "Cloaked Mission" |
        | Varon-T Disruptor | in draw deck            |
        | Tox Uthat         | in draw deck            |
      When Alice attempts "Cloaked Mission"
      And Alice chooses "Varon-T Disruptor" from "Varon-T Disruptor" and none
      And Alice chooses "Bortas" from "Cloaked Mission" and "Bortas"
      Then "Varon-T Disruptor" is now aboard "Bortas"
      And "Varon-T Disruptor" has been downloaded
      And "Starry Night" is now in Alice's discard pile

  @ruling=1eD-downloading-14
  Rule: A text that names a feature and no artifact fetches none

    Example: of the cards with the feature, the artifact is not among the candidates
      Given Alice has:
        | card                  | where        | state   |
        | Prepare Assault Teams | on the table | face up |
        | Varon-T Disruptor     | in draw deck |         |
        | Bajoran Phaser        | in draw deck |         |
        | Tommygun              | in draw deck |         |
      When Alice uses "Prepare Assault Teams"
      And Alice chooses "Tommygun" from "Bajoran Phaser" and "Tommygun"
      Then "Tommygun" is now on "Excavation"
      And nothing else has changed
