Feature: Basic rules of species and gender
  What a card shows of whom it is.

  @ruling=custom-species-07
  Rule: Who shows no gender is male

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | gender |
        | Quiet Planet | mission   | planet | any          |              |        |
        | Woman        | personnel |        |              | Federation   | female |
        | Somebody     | personnel |        |              | Federation   |        |

    @frame=open
    Scenario Outline: <who> and somebody who shows nothing meet the Parallel Romance, and it is <done>
      Given these locations:
        | location     |
        | Quiet Planet |
      And Alice has:
        | card              | where             |
        | <card> [first]    | on "Quiet Planet" |
        | Somebody [second] | on "Quiet Planet" |
      And Bob has:
        | card             | where                |
        | Parallel Romance | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Somebody" [second] is <now>

      @1e-glossary @1e-2014
      Examples: A woman, and another who shows nothing
        | who     | card     | done     | now               |
        | a woman | Woman    | theirs   | now stopped       |
        | another | Somebody | nobody's | still not stopped |
