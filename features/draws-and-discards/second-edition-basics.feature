Feature: Basic rules of discarding in the Second Edition
  Where a card goes, and who sees it there.

  Background:
    Given these made-up cards:
      | card        | type      | kind   | attempted by | requires | affiliations | skills |
      | Quiet World | mission   | planet | any          | Law      |              |        |
      | Farmer      | personnel |        |              |          | Bajoran      | Honor  |
      | Clerk       | personnel |        |              |          | Bajoran      |        |
    And Bob has:
      | card   | where           |
      | Triage | in dilemma pile |

  @ruling=custom-draws-and-discards-02
  Rule: A card that is discarded goes to the discard pile of its owner

    @2e @frame=many
    Example: a farmer of Bob's, whom Alice has taken over, dies on her mission
      Given Alice has:
        | card        | where                |
        | Quiet World | in Alice's spaceline |
      And Bob has:
        | card   | where            | state               |
        | Farmer | on "Quiet World" | controlled by Alice |
      When Alice attempts "Quiet World"
      And Bob chooses "Triage"
      Then "Farmer" is now in Bob's discard pile

  @ruling=custom-draws-and-discards-23
  Rule: Cards are discarded face up

    @2e @frame=many
    Example: Bob sees who died on her discard pile, and nothing in her hand
      Given Alice has:
        | card        | where                |
        | Quiet World | in Alice's spaceline |
        | Farmer      | on "Quiet World"     |
        | Clerk       | in hand              |
      When Alice attempts "Quiet World"
      And Bob chooses "Triage"
      Then "Farmer" is now in Alice's discard pile
      And Bob sees "Farmer"
      And Bob does not see "Clerk"
