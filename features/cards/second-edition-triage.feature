Feature: Triage of Second Edition
  First Edition has another dilemma of that title.

  @ruling=custom-cards-19
  Rule: Triage stops a healer or kills

    Background:
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires | affiliations | skills  |
        | Quiet World | mission   | planet | any          | Law      |              |         |
        | Healer      | personnel |        |              |          | Bajoran      | Medical |
        | Farmer      | personnel |        |              |          | Bajoran      | Honor   |

    @frame=many
    Example: the only healer is stopped, and the farmer goes on
      Given Alice has:
        | card        | where                |
        | Quiet World | in Alice's spaceline |
        | Healer      | on "Quiet World"     |
        | Farmer      | on "Quiet World"     |
      And Bob has:
        | card   | where           |
        | Triage | in dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "Triage"
      Then "Healer" is now stopped
      And "Farmer" has not been killed

    @frame=many
    Example: there is no healer, and the only farmer dies
      Given Alice has:
        | card        | where                |
        | Quiet World | in Alice's spaceline |
        | Farmer      | on "Quiet World"     |
      And Bob has:
        | card   | where           |
        | Triage | in dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "Triage"
      Then "Farmer" has been killed

    @frame=many
    Example: of two healers their player chooses
      Given these made-up cards:
        | card      | type      | affiliations | skills  |
        | Biologist | personnel | Bajoran      | Biology |
        | Lawyer    | personnel | Bajoran      | Law     |
      And Alice has:
        | card        | where                |
        | Quiet World | in Alice's spaceline |
        | Healer      | on "Quiet World"     |
        | Biologist   | on "Quiet World"     |
        | Lawyer      | on "Quiet World"     |
      And Bob has:
        | card   | where           |
        | Triage | in dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "Triage"
      And Alice chooses "Biologist" from "Healer" and "Biologist"
      Then "Biologist" is now stopped
      And "Healer" is still not stopped

    @frame=many
    Example: of two farmers one dies, by chance
      Given Alice has:
        | card            | where                |
        | Quiet World     | in Alice's spaceline |
        | Farmer [first]  | on "Quiet World"     |
        | Farmer [second] | on "Quiet World"     |
      And Bob has:
        | card   | where           |
        | Triage | in dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "Triage"
      And chance chooses "Farmer" [second] from "Farmer" [first] and "Farmer" [second]
      Then "Farmer" [second] has been killed
      And "Farmer" [first] has not been killed
